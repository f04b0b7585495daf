import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { toast } from 'shared/ui'

/**
 * A dialog in a chunk of its own, loaded when it is first mounted. When the chunk cannot be loaded a toast says so and
 * `onLoadFailed` closes the dialog; it is loaded again the next time. With `lazy` a failure would replace the page.
 * What nobody asked to see is loaded with a `sayFailed` of its own.
 */
export function loadedWhenShown<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  sayFailed = () => toast("Ce contenu n'a pas pu être chargé. Vérifiez votre connexion, puis réessayez.", 'error'),
) {
  let known: ComponentType<Props> | undefined
  return function LoadedWhenShown(props: Props & { onLoadFailed?: () => void }) {
    const [Loaded, setLoaded] = useState(() => known)
    const close = useEffectEvent(() => props.onLoadFailed?.())
    useEffect(() => {
      let isMounted = true
      const show = (component: ComponentType<Props>) => {
        known = component
        if (isMounted) setLoaded(() => component)
      }
      const fail = () => {
        if (!isMounted) return
        sayFailed()
        close()
      }
      if (!known) void load().then((module) => show(module.default), fail)
      return () => {
        isMounted = false
      }
    }, [])
    return Loaded ? <Loaded {...props} /> : null
  }
}
