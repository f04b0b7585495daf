/** An XMLHttpRequest that gets its response from the mocked `fetch`, and reports an upload progress of 50 %, then 100 %. */
export class MockUpload extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private request = { method: '', url: '' }
  private readonly headers = new Headers()
  private responseHeaders = new Headers()

  open(method: string, url: string) {
    this.request = { method, url }
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }

  getAllResponseHeaders(): string {
    return [...this.responseHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  }

  abort() {
    this.dispatchEvent(new Event('abort'))
  }

  send(body: ArrayBuffer) {
    void this.respond(body)
  }

  private async respond(body: ArrayBuffer) {
    const reportProgress = (loaded: number) =>
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 2 }))
    reportProgress(1)
    try {
      const response = await fetch(this.request.url, { method: this.request.method, headers: this.headers, body })
      this.status = response.status
      this.responseHeaders = response.headers
      this.responseText = await response.text()
      reportProgress(2)
      this.dispatchEvent(new Event('load'))
    } catch {
      this.dispatchEvent(new Event('error'))
    }
  }
}
