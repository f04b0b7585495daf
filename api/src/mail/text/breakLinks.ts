/** Schemes, such as « https:// » or « mailto: »: a scheme alone makes mail clients link whatever follows it. */
const schemePattern = /\b([a-z][a-z\d+.-]*):(?=[^\s])/giu

/** Dots of a domain name, in each script that IDNA reads as a dot. */
const domainDotPattern = /(?<=[\p{L}\p{N}])[.。．｡](?=\p{L}{2}|\p{L}[\p{L}\p{N}-]+|xn--)/giu

const ipAddressPattern = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g

const atSignPattern = /(?<=\S)[@＠](?=\S)/gu

/**
 * Rewrites what mail clients show as a link: « https://exemple.fr » becomes « https : //exemple [point] fr ». The
 * inserted words are visible, because clients and browsers ignore an invisible character within a domain name.
 */
export const breakLinks = (text: string): string =>
  text
    .replaceAll(schemePattern, '$1 : ')
    .replaceAll(atSignPattern, ' [arobase] ')
    .replaceAll(domainDotPattern, ' [point] ')
    .replaceAll(ipAddressPattern, (address) => address.replaceAll('.', ' [point] '))
