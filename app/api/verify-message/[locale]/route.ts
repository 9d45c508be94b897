import { verificationRoute } from '@/app/verification-route';
import { receiveMessage } from '@/lib/submissions/verification/receive-message';

export const { GET, POST } = verificationRoute(receiveMessage);
