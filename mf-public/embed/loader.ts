import type { Drawing, Latest, Mode } from './bookingElement.ts'

/** `embed.js`, the line on the partner's page: under 1 kB, so it imports nothing but types. */
const define = ({ src, nonce }: HTMLScriptElement) => {
  const base = src.replace(/[^/]*$/, '')
  const coming: Partial<Record<Mode, Promise<unknown>>> = {}

  const run = (address: string, integrity: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      Object.assign(script, { src: address, integrity, crossOrigin: '', nonce, onload: resolve, onerror: reject })
      document.head.append(script)
      script.remove()
    })

  const fetchDrawing = async (mode: Mode) => {
    const answer = await fetch(`${base}latest.json`, {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(9000),
    })
    const { folder, files, [mode]: file }: Latest = await answer.json()
    Booking.files = files
    // Without a hash nothing runs.
    await run(base + folder + file, files[file]!.valueOf())
  }

  class Booking extends HTMLElement {
    static observedAttributes = ['therapist', 'name', 'location', 'scheme', 'theme-color', 'font']
    static base = base
    static nonce = nonce
    static files: Record<string, string> = {}
    static drawings: Partial<Record<Mode, Drawing>> = {}

    #awaited?: Promise<unknown> | undefined

    connectedCallback() {
      const mode = this.getAttribute('mode') === 'iframe' ? 'iframe' : 'element'
      const fetched = (coming[mode] ??= fetchDrawing(mode))
      this.#awaited = fetched
      fetched.then(
        () => this.isConnected && Booking.drawings[mode]?.show(this),
        () => {
          if (coming[mode] === fetched) delete coming[mode]
          // Each attribute it was born with asked too: what went wrong is told once.
          if (this.#awaited !== fetched) return
          this.#awaited = undefined
          if (!this.firstElementChild) {
            const link = document.createElement('a')
            const therapist = this.getAttribute('therapist')
            link.href = new URL(`/therapists${therapist ? `/${therapist}` : ''}`, base).href
            link.textContent = 'Prendre rendez-vous en ligne'
            this.append(link)
          }
          this.dispatchEvent(
            new CustomEvent('complice:error', { detail: { reason: 'loading' }, bubbles: true, composed: true }),
          )
        },
      )
    }

    attributeChangedCallback() {
      if (this.isConnected) this.connectedCallback()
    }

    disconnectedCallback() {
      // Moved elsewhere it stays as it is.
      queueMicrotask(
        () => this.isConnected || Object.values(Booking.drawings).forEach((drawing) => drawing.leave(this)),
      )
    }
  }
  customElements.define('complice-booking', Booking)
}

const script = document.currentScript
if (script instanceof HTMLScriptElement && !customElements.get('complice-booking')) define(script)
