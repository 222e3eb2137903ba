import { http } from '@redakcja/generated/http';

/** The content at an address of the server. */
export async function download(address: string): Promise<Buffer> {
  return (await downloadFile(address)).content;
}

/** With the extension of its name, which may be empty. */
export async function downloadFile(address: string): Promise<{ content: Buffer; extension: string }> {
  // in Node an array buffer is answered as a Buffer
  const { data, headers } = await http.request<Buffer>({ url: address, method: 'get', responseType: 'arraybuffer' });
  const [extension = ''] = /\.\w{1,10}(?="?(?:;|$))/.exec(String(headers['content-disposition'] ?? '')) ?? [];
  return { content: data, extension };
}
