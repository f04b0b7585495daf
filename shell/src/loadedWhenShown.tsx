import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { toast } from 'shared/ui'

/**
 * Loads a dialog's chunk when it is first mounted. When that fails, a toast reports it and `onLoadFailed` closes the
 * dialog; the next mount loads the chunk again. (With `lazy` a failure would replace the page.) Content that the user
 * did not request passes its own `onLoadError`.
 */
export function loadedWhenShown<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onLoadError = () => toast("Ce contenu n'a pas pu être chargé. Vérifiez votre connexion, puis réessayez.", 'error'),
) {
  let loadedComponent: ComponentType<Props> | undefined
  return function LoadedWhenShown(props: Props & { onLoadFailed?: () => void }) {
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
