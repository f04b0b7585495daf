/** Two hills, a fence and the sun: the small scene of empty and lost pages. Follows the colour scheme. */
export function Meadow({ width = 176 }: { width?: number }) {
  const ink = 'var(--mui-palette-control)'
  return (
    <svg width={width} viewBox="0 0 176 96" fill="none" aria-hidden="true" style={{ borderRadius: 14 }}>
      <circle cx="132" cy="30" r="15" fill="var(--mui-palette-sand)" />
      <path d="M0 66c26-22 56-26 86-10 26-12 58-12 90 6v34H0Z" fill="var(--mui-palette-background-sunk)" />
      <path d="M0 80c36-16 74-16 104-4 24-8 48-8 72 0v20H0Z" fill="var(--mui-palette-primary-light)" />
      <path
        d="M22 58v28M52 54v30M82 58v27M14 64c22-5 52-5 78 1M14 74c22-5 52-5 78 1"
        stroke={ink}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M138 84c0-9 2-15 0-22M138 74c-4-1-7-4-8-9M139 70c4-1 6-4 7-8"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="138" cy="59" r="4" fill="var(--mui-palette-accent-main)" />
    </svg>
  )
}
