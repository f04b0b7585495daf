/** The record is one for the environment, which Node loads, and for the setup files, which each file of tests loads anew. */
const key = Symbol.for('complice.moduleListeners')

const removalsOf = (page: object): (() => void)[] => Reflect.get(page, key) ?? []

/** What is called by React or another package, that package ends itself. */
const isCalledByPackage = () => /node_modules\/(?!vite)/.test(new Error('for its stack').stack ?? '')

/** Records what the product's modules listen to on the window and the document once they are loaded. */
export function recordModuleListeners(page: typeof globalThis): void {
  const removals: (() => void)[] = []
  Reflect.set(page, key, removals)
  for (const target of [page, page.document]) {
    const add: EventTarget['addEventListener'] = target.addEventListener.bind(target)
    const remove: EventTarget['removeEventListener'] = target.removeEventListener.bind(target)
    const record: EventTarget['addEventListener'] = (type, listener, options) => {
      add(type, listener, options)
      if (!isCalledByPackage()) removals.push(() => remove(type, listener, options))
    }
    Object.assign(target, { addEventListener: record })
  }
}

export function removeModuleListeners(): void {
  for (const remove of removalsOf(globalThis).splice(0)) remove()
}
