import { storage } from 'shared/session'
import { viewNames } from '../view/view.ts'
import type { AgendaViewName } from '../view/view.ts'

const storageKey = 'complice.phoneView'

/** A week or a month does not fit on a phone: its day is shown. */
const fits = (view: AgendaViewName) => view !== 'week' && view !== 'month'

/** Returns the view on a phone: the one of the address, else the one that was last chosen on this phone, else the day. */
export function phoneView(addressedView: AgendaViewName | undefined): AgendaViewName {
  const view = addressedView ?? viewNames.find((name) => name === storage.read(storageKey))
  return view !== undefined && fits(view) ? view : 'day'
}

export const rememberPhoneView = (view: AgendaViewName) => storage.write(storageKey, view)
