import type { createClient } from 'redis';

interface RedisWish {
  url: string;
  patienceMs: number;
  connectMs: number;
  reconnectMs: number;
  lost: (error: Error) => void;
  back: () => void;
}

export function openRedis(wish: RedisWish): {
  client: ReturnType<typeof createClient>;
  connected: Promise<unknown>;
};
