import type { LoadRequest } from './types.ts';

/** The bytes of an HTTP/1.1 request. @param more headers beside its own */
export function toBytes(
  { method, path, headers = {}, body = '' }: LoadRequest,
  port: number,
  more: Record<string, string> = {},
): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...Object.entries({ ...headers, ...more }).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
