const parseHeaders = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])

/**
 * Returns a `fetch` that reports the progress of uploads, from 0 to 1. It uses XMLHttpRequest, the only API that reports
 * the progress with every version of HTTP.
 */
export const fetchWithProgress =
  (onProgress: (fraction: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.arrayBuffer()
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      xhr.addEventListener('load', () => {
        const hasBody = ![204, 205, 304].includes(xhr.status)
        resolve(
          new Response(hasBody ? xhr.responseText : null, {
            status: xhr.status,
            headers: parseHeaders(xhr.getAllResponseHeaders()),
          }),
        )
      })
      xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      xhr.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      request.signal.addEventListener('abort', () => xhr.abort())
      xhr.send(body)
    })
  }
