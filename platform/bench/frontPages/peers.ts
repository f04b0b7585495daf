/** A product that users compare with Complice, and its public front page. */
export interface Peer {
  name: string
  address: string
}

/**
 * Booking and practice software, French and international. Sites change, so their figures are stored with the day of
 * the measurement.
 */
export const peers: readonly Peer[] = [
  { name: 'Doctolib', address: 'https://www.doctolib.fr/' },
  { name: 'RDV Solidarités', address: 'https://www.rdv-solidarites.fr/' },
  { name: 'Jane', address: 'https://jane.app/' },
  { name: 'Cliniko', address: 'https://www.cliniko.com/' },
  { name: 'SimplePractice', address: 'https://www.simplepractice.com/' },
  { name: 'Calendly', address: 'https://calendly.com/' },
  { name: 'Cal.com', address: 'https://cal.com/' },
]
