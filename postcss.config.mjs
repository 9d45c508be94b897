import { narrowElder } from './scripts/css/narrow-elder.mjs';

export default { plugins: [narrowElder] };
