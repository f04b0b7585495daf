/** Actions on a quote that open a dialog. */
export type EstimationAct = 'mail' | 'ACCEPTED' | 'REFUSED'
