interface StoredValue {
  readonly storage: 'localStorage' | 'sessionStorage'
  /**
   * `owner`: removed at the sign-out, and as soon as another member or patient uses the device. `device`: remains when
   * the owner changes; the value contains no personal data.
   */
  readonly belongsTo: 'owner' | 'device'
}

/** Every key without an identifier that the product stores on a device. A key in neither list is a compile error. */
const exactKeys = {
  jwtToken: { storage: 'localStorage', belongsTo: 'owner' },
  'complice.owner': { storage: 'localStorage', belongsTo: 'owner' },
  'complice.user': { storage: 'localStorage', belongsTo: 'owner' },
  'complice.paymentBlocked': { storage: 'localStorage', belongsTo: 'owner' },
  'complice.deviceKey': { storage: 'localStorage', belongsTo: 'owner' },
  // A sign-out that was not sent to the server yet.
  'complice.signOut': { storage: 'localStorage', belongsTo: 'device' },
  // Whether the device has attendance lines or recordings, of any member, that are not sent yet.
  'complice.unsent': { storage: 'localStorage', belongsTo: 'device' },
  // The practitioner by whom the agenda is filtered: an id, or 'tous'.
  'complice.agendaTherapist': { storage: 'localStorage', belongsTo: 'owner' },
  'complice.booking': { storage: 'sessionStorage', belongsTo: 'owner' },
  'complice.bookingUnanswered': { storage: 'sessionStorage', belongsTo: 'owner' },
  // The means by which the member last marked a session as paid.
  'complice.paymentMeans': { storage: 'localStorage', belongsTo: 'owner' },
  // Scroll positions, some of them by the address of a page, which may contain the id of a patient.
  'complice.scroll': { storage: 'sessionStorage', belongsTo: 'owner' },
  'complice.cookies': { storage: 'localStorage', belongsTo: 'device' },
  'complice.firstStepsFolded': { storage: 'localStorage', belongsTo: 'device' },
  'complice.menuCollapsed': { storage: 'localStorage', belongsTo: 'device' },
  // The last view of the agenda that was chosen on a phone: the day or the list.
  'complice.phoneView': { storage: 'localStorage', belongsTo: 'device' },
  // The random number that decides which canaries a visitor without an account gets.
  'complice.place': { storage: 'localStorage', belongsTo: 'device' },
  'complice.registry': { storage: 'localStorage', belongsTo: 'device' },
  'complice.settingsCollapsed': { storage: 'localStorage', belongsTo: 'device' },
  'complice.shortcutsOff': { storage: 'localStorage', belongsTo: 'device' },
  'complice.tourSeen': { storage: 'localStorage', belongsTo: 'device' },
  'complice.overrides': { storage: 'sessionStorage', belongsTo: 'device' },
  'mui-mode': { storage: 'localStorage', belongsTo: 'device' },
  'mui-color-scheme-light': { storage: 'localStorage', belongsTo: 'device' },
  'mui-color-scheme-dark': { storage: 'localStorage', belongsTo: 'device' },
} as const satisfies Record<string, StoredValue>

/** The prefixes of keys that end with identifiers, such as `complice.draft.<user>.<form>`. */
const keyPrefixes = {
  'complice.draft.': { storage: 'localStorage', belongsTo: 'owner' },
  // The columns that a member chose for each list, not their contents. The key ends with the member's id.
  'complice.columns.': { storage: 'localStorage', belongsTo: 'device' },
  'complice.unanswered.': { storage: 'localStorage', belongsTo: 'owner' },
} as const satisfies Record<string, StoredValue>

export type StoredKey = keyof typeof exactKeys | `${keyof typeof keyPrefixes}${string}`

const storedValues: Readonly<Record<string, StoredValue>> = { ...exactKeys, ...keyPrefixes }

/** Returns the storage of a key and to whom its value belongs; undefined for an unknown key. */
export const storedValueOf = (key: string): StoredValue | undefined =>
  Object.hasOwn(exactKeys, key)
    ? storedValues[key]
    : storedValues[Object.keys(keyPrefixes).find((prefix) => key.startsWith(prefix)) ?? '']

export const isStoredKey = (key: string): key is StoredKey => storedValueOf(key) !== undefined
