let emitFromCurrent: (chunk: string) => void = () => undefined

/** Fake `MediaRecorder`; its last chunk contains « sound ». */
class FakeRecorder extends EventTarget {
  static readonly isTypeSupported = (type: string) => type === 'audio/mp4'
  state = 'inactive'
  readonly mimeType: string

  constructor(_stream: unknown, { mimeType = '' }: { mimeType?: string } = {}) {
    super()
    this.mimeType = mimeType
  }

  start() {
    this.state = 'recording'
    emitFromCurrent = (chunk) => this.give(chunk)
  }

  give(chunk: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([chunk]) }))
  }

  stop() {
    this.state = 'inactive'
    queueMicrotask(() => {
      this.give('sound')
      this.dispatchEvent(new Event('stop'))
    })
  }
}

/** Makes the recorder emit what was recorded so far. */
export const emitChunk = (chunk: string) => emitFromCurrent(chunk)

/** Number of open tracks; a browser shows its recording indicator while there is one. */
export const tracks = { open: 0 }

/** With `late`, the microphone opens only when the returned function is called. */
export function installMicrophone({ refused = false, late = false } = {}): () => void {
  tracks.open = 0
  const openedStream = Promise.withResolvers<void>()
  if (!late) openedStream.resolve()
  const stop = () => {
    tracks.open -= 1
  }
  const getUserMedia = async () => {
    await openedStream.promise
    if (refused) throw new DOMException('denied', 'NotAllowedError')
    tracks.open += 1
    return { getTracks: () => [{ stop }] }
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  Reflect.set(globalThis, 'MediaRecorder', FakeRecorder)
  return openedStream.resolve
}

export function removeMicrophone(): void {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(globalThis, 'MediaRecorder')
}
