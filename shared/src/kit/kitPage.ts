import type { ReactNode } from 'react'

/** A component in one state, on the kit page. */
export interface Sample {
  title: string
  /** The path and query at which it is shown, for components that read the URL. */
  path?: string
  /**
   * Height of a frame that replaces the window: dialogs, toasts and floating buttons stay within it. Without it, the
   * sample is as high as its content.
   */
  frameHeightPx?: number
  content: ReactNode
}

/** A part of the kit page, and one picture per width and colour scheme. */
export interface KitPage {
  /** The name of its pictures: `list`. */
  name: string
  title: string
  samples: readonly Sample[]
}

/**
 * Declares a part of the kit page: the default export of a file `x.kit.tsx` beside the components. Such files are in no
 * released bundle (`platform/kit`).
 */
export const kitPage = (name: string, title: string, samples: readonly Sample[]): KitPage => ({ name, title, samples })
