/** Actions on a quote that open a dialog: send it by e-mail, or record that it was accepted or refused. */
export type EstimationAction = 'mail' | 'ACCEPTED' | 'REFUSED'
