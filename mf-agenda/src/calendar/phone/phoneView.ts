import { storage } from 'shared/session'
import { viewNames } from '../view/view.ts'
import type { AgendaViewName } from '../view/view.ts'

const storageKey = 'complice.phoneView'

/** True for a view that fits on a phone. The day is shown instead of a week or a month. */
const fitsOnPhone = (view: AgendaViewName) => view !== 'week' && view !== 'month'

/** Returns the view on a phone: from the URL, else the last chosen view on this phone, else the day. */
export function resolvePhoneView(urlView: AgendaViewName | undefined): AgendaViewName {
  const view = urlView ?? viewNames.find((name) => name === storage.read(storageKey))
  return view !== undefined && fitsOnPhone(view) ? view : 'day'
}

export const rememberPhoneView = (view: AgendaViewName) => storage.write(storageKey, view)
