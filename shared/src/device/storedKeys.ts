interface StoredValue {
  readonly in: 'localStorage' | 'sessionStorage'
  /**
   * `owner`: removed at the sign-out, and as soon as another member or patient uses the device. `device`: remains when
   * the owner changes, and contains no personal data.
   */
  readonly belongsTo: 'owner' | 'device'
}

/** Every key that the product stores on a device; using another key is a compile error. */
const exactKeys = {
  jwtToken: { in: 'localStorage', belongsTo: 'owner' },
  'complice.owner': { in: 'localStorage', belongsTo: 'owner' },
  'complice.user': { in: 'localStorage', belongsTo: 'owner' },
  'complice.paymentBlocked': { in: 'localStorage', belongsTo: 'owner' },
  'complice.deviceKey': { in: 'localStorage', belongsTo: 'owner' },
  // A sign-out that was not sent to the server yet.
  'complice.signOut': { in: 'localStorage', belongsTo: 'device' },
  // Whether the device has attendance lines or recordings, of any member, that are not sent yet.
  'complice.unsent': { in: 'localStorage', belongsTo: 'device' },
  'complice.booking': { in: 'sessionStorage', belongsTo: 'owner' },
  'complice.bookingUnanswered': { in: 'sessionStorage', belongsTo: 'owner' },
  // Scroll positions, some of them by the address of a page, which may contain the id of a patient.
  'complice.scroll': { in: 'sessionStorage', belongsTo: 'owner' },
  'complice.cookies': { in: 'localStorage', belongsTo: 'device' },
  'complice.menuCollapsed': { in: 'localStorage', belongsTo: 'device' },
  // The canary bucket of a visitor without an account.
  'complice.place': { in: 'localStorage', belongsTo: 'device' },
  'complice.registry': { in: 'localStorage', belongsTo: 'device' },
  'complice.settingsCollapsed': { in: 'localStorage', belongsTo: 'device' },
  'complice.shortcutsOff': { in: 'localStorage', belongsTo: 'device' },
  'complice.tourSeen': { in: 'localStorage', belongsTo: 'device' },
  'complice.overrides': { in: 'sessionStorage', belongsTo: 'device' },
  'mui-mode': { in: 'localStorage', belongsTo: 'device' },
  'mui-color-scheme-light': { in: 'localStorage', belongsTo: 'device' },
  'mui-color-scheme-dark': { in: 'localStorage', belongsTo: 'device' },
} as const satisfies Record<string, StoredValue>

/** The prefixes of keys that end with identifiers, such as `complice.draft.<user>.<form>`. */
const keyPrefixes = {
  'complice.draft.': { in: 'localStorage', belongsTo: 'owner' },
  'complice.unanswered.': { in: 'localStorage', belongsTo: 'owner' },
} as const satisfies Record<string, StoredValue>

export type StoredKey = keyof typeof exactKeys | `${keyof typeof keyPrefixes}${string}`

const storedValues: Readonly<Record<string, StoredValue>> = { ...exactKeys, ...keyPrefixes }

/** Returns the storage of a key and to whom its value belongs; undefined for an unknown key. */
export const storedValueOf = (key: string): StoredValue | undefined =>
  Object.hasOwn(exactKeys, key)
    ? storedValues[key]
    : storedValues[Object.keys(keyPrefixes).find((prefix) => key.startsWith(prefix)) ?? '']

export const isStoredKey = (key: string): key is StoredKey => storedValueOf(key) !== undefined
