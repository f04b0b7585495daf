import type { Renderer, Latest, Mode } from './bookingElement.ts'
import { findEmbedBase } from './loaderAddress.ts'

/**
 * `embed.js`, the script that the partner's page loads. It imports no library, because it must stay below 1 kB. The page may
 * include it as a script, as a module, by `import()`, inlined or joined into the partner's bundle (loaderAddress.ts).
 */
const defineElement = () => {
  const ownScript: { src?: string; nonce?: string } | null =
    document.currentScript ?? document.querySelector<HTMLScriptElement>('script[src*="/embed/v1/embed.js"]')
  const nonce = ownScript?.nonce
  const ownAddresses = `${ownScript?.src} ${new Error().stack}`
  const loadByMode: Partial<Record<Mode, Promise<unknown>>> = {}

  const loadScript = (address: string, integrity: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      Object.assign(script, { src: address, integrity, crossOrigin: '', nonce, onload: resolve, onerror: reject })
      document.head.append(script)
      script.remove()
    })

  const loadRenderer = async (mode: Mode) => {
    // While the page is parsed, another element with the attribute `origin` can still set `base`.
    if (!Booking.base && document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
    const { base } = Booking
    // Throws if `base` is empty, so that nothing is requested from the partner's host. No cookies are sent to another
    // origin.
    const response = await fetch(new URL('latest.json', base), {
      cache: 'no-cache',
      signal: AbortSignal.timeout(9000),
    })
    const { folder, files, [mode]: file }: Latest = await response.json()
    Booking.files = files
    // Throws without an integrity hash, so that the script is not loaded.
    await loadScript(base + folder + file, files[file]!.valueOf())
  }

  class Booking extends HTMLElement {
    static observedAttributes = ['therapist', 'name', 'location', 'scheme', 'theme-color', 'font']
    static base = ''
    static nonce = nonce
    static files: Record<string, string> = {}
    static drawings: Partial<Record<Mode, Renderer>> = {}

    #pending?: Promise<unknown> | undefined

    connectedCallback() {
      Booking.base ||= findEmbedBase(this.getAttribute('origin'), ownAddresses)
      const mode = this.getAttribute('mode') === 'iframe' ? 'iframe' : 'element'
      const load = (loadByMode[mode] ??= loadRenderer(mode))
      this.#pending = load
      load.then(
        () => this.isConnected && Booking.drawings[mode]?.show(this),
        () => {
          if (loadByMode[mode] === load) delete loadByMode[mode]
          // connectedCallback was called for each initial attribute, but only one of its calls reports the failure.
          if (this.#pending !== load) return
          this.#pending = undefined
          if (!this.firstElementChild) {
            const link = document.createElement('a')
            const therapist = this.getAttribute('therapist')
            link.href = new URL(
              `/therapists${therapist ? `/${therapist}` : ''}`,
              Booking.base || 'https://complice.fr',
            ).href
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
      // An element that is moved within the page keeps its content.
      queueMicrotask(
        () => this.isConnected || Object.values(Booking.drawings).forEach((renderer) => renderer.leave(this)),
      )
    }
  }
  customElements.define('complice-booking', Booking)
}

if (!customElements.get('complice-booking')) defineElement()
