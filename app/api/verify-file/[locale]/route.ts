import { verificationRoute } from '@/app/verification-route';
import { receiveFile } from '@/lib/submissions/verification/receive-file';

export const { GET, POST } = verificationRoute(receiveFile);
