let emitFromCurrentRecorder: (chunk: string) => void = () => undefined

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
    emitFromCurrentRecorder = (chunk) => this.emit(chunk)
  }

  emit(chunk: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([chunk]) }))
  }

  stop() {
    this.state = 'inactive'
    queueMicrotask(() => {
      this.emit('sound')
      this.dispatchEvent(new Event('stop'))
    })
  }
}

/** Makes the current recorder emit a chunk. */
export const emitChunk = (chunk: string) => emitFromCurrentRecorder(chunk)

/** Tracks of the microphone that are open; while there are any, a browser shows its recording indicator. */
export const microphoneTracks = { openCount: 0 }

/** Installs a fake microphone. With `isOpenedLater`, it opens only when the returned function is called. */
export function installMicrophone({ isRefused = false, isOpenedLater = false } = {}): () => void {
  microphoneTracks.openCount = 0
  const opening = Promise.withResolvers<void>()
  if (!isOpenedLater) opening.resolve()
  const stop = () => {
    microphoneTracks.openCount -= 1
  }
  const getUserMedia = async () => {
    await opening.promise
    if (isRefused) throw new DOMException('denied', 'NotAllowedError')
    microphoneTracks.openCount += 1
    return { getTracks: () => [{ stop }] }
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  Reflect.set(globalThis, 'MediaRecorder', FakeRecorder)
  return opening.resolve
}

export function removeMicrophone(): void {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(globalThis, 'MediaRecorder')
}
