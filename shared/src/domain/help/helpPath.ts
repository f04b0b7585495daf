/** The topics of the help, by the last segment of the page's path. */
export const helpTopics = [
  'importer-des-patients',
  'premiere-facture',
  'serie-de-seances',
  'heures-des-animaux',
  'relances',
  'equipe',
  'reservation-sur-votre-site',
  'vos-donnees',
] as const

export type HelpTopic = (typeof helpTopics)[number]

/** The path of the help's index. */
export const helpIndexPath = '/aide'

export type HelpPath = `${typeof helpIndexPath}/${HelpTopic}`

/** Returns the path of the help page about a topic. */
export const topicPath = (topic: HelpTopic): HelpPath => `${helpIndexPath}/${topic}`

/** Matches the paths of the screens that each help page describes, by topic. */
const screenPathsByTopic: Readonly<Record<HelpTopic, RegExp>> = {
  'importer-des-patients': /^\/pros\/patients(\/import(\/[^/]+)?)?$/,
  'premiere-facture': /^\/pros\/billings(\/(details|unbilled))?$/,
  'serie-de-seances': /^\/pros\/(sessions|session(\/[^/]+)?)$/,
  'heures-des-animaux': /^\/pros\/(animals|animal(\/[^/]+)?)$/,
  relances: /^\/pros\/billings\/reminders$/,
  equipe: /^(\/pros\/team(\/activity)?|\/invitation)$/,
  'reservation-sur-votre-site': /^\/partenaires$/,
  'vos-donnees': /^\/pros\/(user|patients\/(deleted|retention))$/,
}

/** Returns the topic of the help for the screen at a path; undefined for a screen without a help page. */
export function helpTopicOf(pathname: string): HelpTopic | undefined {
  const path = pathname.replace(/\/+$/, '')
  return helpTopics.find((topic) => screenPathsByTopic[topic].test(path))
}

/** Returns the path of the help for a screen: its help page, else the index. */
export function helpPathOf(pathname: string): string {
  const topic = helpTopicOf(pathname)
  return topic ? topicPath(topic) : helpIndexPath
}
