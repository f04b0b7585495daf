/** Version of the messages between the iframe and the parent page. Messages of other versions are ignored. */
const version = 1

/** Greater heights are ignored as invalid. */
const maxHeightPx = 100_000

interface Hello {
  complice: typeof version
  type: 'hello'
}
interface Height {
  complice: typeof version
  type: 'height'
  height: number
}
/** Forwards an event of the custom element to the parent page. */
interface EventMessage {
  complice: typeof version
  type: 'news'
  name: 'ready' | 'booked' | 'error'
  detail: object
}
export type FrameMessage = Hello | Height | EventMessage

export const hello: Hello = { complice: version, type: 'hello' }
export const heightOf = (height: number): Height => ({ complice: version, type: 'height', height })
export const eventMessageOf = (name: EventMessage['name'], detail: object): EventMessage => ({
  complice: version,
  type: 'news',
  name,
  detail,
})

export const eventNames = ['ready', 'booked', 'error'] as const

const fieldOf = (data: object, name: string): unknown => Reflect.get(data, name)

/** Returns the validated message; undefined for messages of other scripts or versions. */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || fieldOf(data, 'complice') !== version) return undefined
  const type = fieldOf(data, 'type')
  if (type === 'hello') return hello
  const height = fieldOf(data, 'height')
  if (type === 'height' && typeof height === 'number' && height >= 0 && height < maxHeightPx) return heightOf(height)
  const name = eventNames.find((eventName) => eventName === fieldOf(data, 'name'))
  const detail = fieldOf(data, 'detail')
  return type === 'news' && name && typeof detail === 'object' && detail !== null
    ? eventMessageOf(name, detail)
    : undefined
}
