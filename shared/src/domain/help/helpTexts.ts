import type { HelpText } from './HelpText.ts'
import { animalHours } from './texts/animalHours.ts'
import { bookingOnYourSite } from './texts/bookingOnYourSite.ts'
import { firstInvoice } from './texts/firstInvoice.ts'
import { importPatients } from './texts/importPatients.ts'
import { dunning } from './texts/dunning.ts'
import { sessionSeries } from './texts/sessionSeries.ts'
import { team } from './texts/team.ts'
import { yourData } from './texts/yourData.ts'

/** The pages of the help, in the order in which users need them. */
export const helpTexts: readonly HelpText[] = [
  importPatients,
  sessionSeries,
  animalHours,
  firstInvoice,
  dunning,
  team,
  bookingOnYourSite,
  yourData,
]

/** The texts of the help's index page. */
export const helpIndex = {
  tab: 'Aide',
  title: 'Comment faire ?',
  lead: "Huit pages courtes, pas à pas, pour ce que l'on cherche d'abord. Depuis un écran, le bouton « Aide et affichage » ouvre celle qui en parle.",
} as const

/** The texts around the content of each help page. */
export const helpPageTexts = {
  index: 'Aide',
  open: (label: string) => `Ouvrir « ${label} »`,
  others: "Les autres pages de l'aide",
  /** The text before the e-mail address for questions. */
  ask: 'Une autre question ? Écrivez-nous à',
} as const

/** Returns all help pages except `excludedText`. */
export const otherHelpTexts = (excludedText: HelpText): readonly HelpText[] =>
  helpTexts.filter(({ topic }) => topic !== excludedText.topic)
