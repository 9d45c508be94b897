import 'server-only';
import { isRecord, toInt, toText } from '@/lib/base/values';
import { callOws, postOws } from '../client';
import { PATHS } from './paths';

export interface UserInfo {
  isIdentified: boolean;
  /** The `info` issued by the back office; empty if the answer has none. */
  info: string;
  /** Address at which an unknown visitor signs in; unverified. */
  directUrl: string;
}

/** Call 11: whether the back office knows the visitor with this `info`; an empty one is not sent. */
export async function fetchUserInfo(info: string): Promise<UserInfo> {
  const { data } = await postOws(PATHS.visitor, info ? { info } : {}, 'personal');
  const answer = isRecord(data) ? data : {};
  return {
    isIdentified: /^(true|1)$/i.test(toText(answer.authFlag)),
    info: toText(answer.info),
    directUrl: toText(answer.directUrl),
  };
}

export interface RawCaptcha {
  uuid: string;
  /** Base64 without the `data:` prefix. */
  img: string;
  /** An arithmetic question as text, if requested and supported by the back office (ADR 0015). */
  question: string;
  /** Lifetime in seconds; null if the back office does not state it (ADR 0048). */
  expiresIn: number | null;
}

/** Call 9; `text` requests a question that can be read aloud instead of a picture. */
export async function fetchCaptcha(kind: 'image' | 'text'): Promise<RawCaptcha> {
  const path = kind === 'text' ? `${PATHS.captcha}?type=text` : PATHS.captcha;
  const answer = await callOws({ method: 'GET', path, use: 'personal' });
  return {
    uuid: toText(answer.uuid),
    img: toText(answer.img),
    question: toText(answer.question),
    expiresIn: toInt(answer.expiresIn),
  };
}
