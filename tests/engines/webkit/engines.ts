import { type Engine, type EngineSettings, startEngine } from './engine'

/** Browsers that were started, to be stopped together. */
export class Engines {
  private readonly running = new Set<Promise<Engine>>()

  /** Starts a browser behind the proxy of this port. */
  take(settings: EngineSettings, proxyPort: number): Promise<Engine> {
    const engine = startEngine(settings, proxyPort)
    this.running.add(engine)
    return engine
  }

  async close(): Promise<void> {
    await Promise.all([...this.running].map((engine) => engine.then(({ stop }) => stop()).catch(() => {})))
  }
}
