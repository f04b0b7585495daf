/** Actions on a quote that open a dialog. */
export type EstimationAction = 'mail' | 'ACCEPTED' | 'REFUSED'
