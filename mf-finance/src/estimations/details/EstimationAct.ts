/** What is done with a quote in a dialog of its own. */
export type EstimationAct = 'mail' | 'ACCEPTED' | 'REFUSED'
