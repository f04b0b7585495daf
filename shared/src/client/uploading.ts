const headersIn = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])

/** A `fetch` that reports upload progress, from 0 to 1. Built on XMLHttpRequest, the only API that reports it over every version of HTTP. */
export const uploading =
  (onProgress: (part: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.arrayBuffer()
    return new Promise((resolve, reject) => {
      const sent = new XMLHttpRequest()
      sent.open(request.method, request.url)
      for (const [name, value] of request.headers) sent.setRequestHeader(name, value)
      sent.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      sent.addEventListener('load', () => {
        const hasBody = ![204, 205, 304].includes(sent.status)
        resolve(
          new Response(hasBody ? sent.responseText : null, {
            status: sent.status,
            headers: headersIn(sent.getAllResponseHeaders()),
          }),
        )
      })
      sent.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      sent.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      request.signal.addEventListener('abort', () => sent.abort())
      sent.send(body)
    })
  }
