import { verificationRoute } from '@/app/verification-route';
import { receiveQuestion } from '@/lib/submissions/verification/receive';

export const { GET, POST } = verificationRoute(receiveQuestion);
