interface StoredValue {
  readonly in: 'localStorage' | 'sessionStorage'
  /**
   * `owner`: removed as soon as another member or patient uses the device. `device`: never removed, and contains no
   * personal data.
   */
  readonly belongsTo: 'owner' | 'device'
}

/** Every key the product stores on a device. A key that is not listed here does not compile. */
const exactKeys = {
  jwtToken: { in: 'localStorage', belongsTo: 'owner' },
  'complice.owner': { in: 'localStorage', belongsTo: 'owner' },
  'complice.user': { in: 'localStorage', belongsTo: 'owner' },
  'complice.paymentBlocked': { in: 'localStorage', belongsTo: 'owner' },
  'complice.deviceKey': { in: 'localStorage', belongsTo: 'owner' },
  'complice.unsent': { in: 'localStorage', belongsTo: 'device' },
  'complice.booking': { in: 'sessionStorage', belongsTo: 'owner' },
  'complice.bookingUnanswered': { in: 'sessionStorage', belongsTo: 'owner' },
  'complice.cookies': { in: 'localStorage', belongsTo: 'device' },
  'complice.menuCollapsed': { in: 'localStorage', belongsTo: 'device' },
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

/** Prefixes of keys that end with an identifier, such as `complice.draft.<form>`. */
const prefixes = {
  'complice.draft.': { in: 'localStorage', belongsTo: 'owner' },
  'complice.unanswered.': { in: 'localStorage', belongsTo: 'owner' },
} as const satisfies Record<string, StoredValue>

export type StoredKey = keyof typeof exactKeys | `${keyof typeof prefixes}${string}`

const storedValues: Readonly<Record<string, StoredValue>> = { ...exactKeys, ...prefixes }

/** The storage of a key and the owner of its value; undefined for an unknown key. */
export const storedValueOf = (key: string): StoredValue | undefined =>
  Object.hasOwn(exactKeys, key)
    ? storedValues[key]
    : storedValues[Object.keys(prefixes).find((prefix) => key.startsWith(prefix)) ?? '']

export const isStoredKey = (key: string): key is StoredKey => storedValueOf(key) !== undefined
