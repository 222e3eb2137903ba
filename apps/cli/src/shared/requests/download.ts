import { http } from '@redakcja/generated/http';

/** The content at an address of the server. */
export async function download(address: string): Promise<Buffer> {
  // in Node an array buffer is answered as a Buffer
  const { data } = await http.request<Buffer>({ url: address, method: 'get', responseType: 'arraybuffer' });
  return data;
}
