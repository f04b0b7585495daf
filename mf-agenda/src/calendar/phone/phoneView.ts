import { storage } from 'shared/session'
import { viewNames } from '../view/view.ts'
import type { AgendaViewName } from '../view/view.ts'

const storageKey = 'complice.phoneView'

/** Whether the view fits on a phone. Instead of a week or a month, the day is shown. */
const fitsOnPhone = (view: AgendaViewName) => view !== 'week' && view !== 'month'

/** Returns the view on a phone: from the URL, else the last chosen view on this phone, else the day. */
export function phoneView(urlView: AgendaViewName | undefined): AgendaViewName {
  const view = urlView ?? viewNames.find((name) => name === storage.read(storageKey))
  return view !== undefined && fitsOnPhone(view) ? view : 'day'
}

export const rememberPhoneView = (view: AgendaViewName) => storage.write(storageKey, view)
