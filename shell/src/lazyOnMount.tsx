import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { toast } from 'shared/ui'

/**
 * Returns a component that loads its chunk when it is first mounted, for dialogs and other content shown on demand.
 * After a failure, calls `onLoadError` (by default a toast) and the prop `onLoadFailed`, which closes the content; the
 * next mount loads the chunk again. With React's `lazy`, a failure would replace the page.
 */
export function lazyOnMount<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onLoadError = () => toast("Ce contenu n'a pas pu être chargé. Vérifiez votre connexion, puis réessayez.", 'error'),
) {
  let loadedComponent: ComponentType<Props> | undefined
  return function LazyOnMount(props: Props & { onLoadFailed?: () => void }) {
    const [Loaded, setLoaded] = useState(() => loadedComponent)
    const close = useEffectEvent(() => props.onLoadFailed?.())
    useEffect(() => {
      let isMounted = true
      const show = (component: ComponentType<Props>) => {
        loadedComponent = component
        if (isMounted) setLoaded(() => component)
      }
      const fail = () => {
        if (!isMounted) return
        onLoadError()
        close()
      }
      if (!loadedComponent) void load().then((module) => show(module.default), fail)
      return () => {
        isMounted = false
      }
    }, [])
    return Loaded ? <Loaded {...props} /> : null
  }
}
