import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A wire to a server on which packets can vanish: nothing arrives any more, in either direction, and nobody is told.
 * What comes in meanwhile is taken and never answered, as by a phone that has lost its network.
 */
export class VanishingWire {
  #server: Server;
  #open = new Set<Socket>();
  #vanishing = false;
  port = 0;

  constructor(to: () => number) {
    this.#server = createServer((near) => {
      const far = connect(to(), '127.0.0.1');
      for (const [one, other] of [[near, far], [far, near]] as const) {
        this.#open.add(one);
        one.on('data', (bytes) => {
          if (!this.#vanishing) other.write(bytes);
        });
        one.on('close', () => {
          this.#open.delete(one);
          if (!this.#vanishing) other.destroy();
        });
        one.on('error', () => undefined);
      }
    });
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.port = (this.#server.address() as { port: number }).port;
  }

  vanish(): void {
    this.#vanishing = true;
  }

  /** Packets arrive again. What was lost on the way is not made up for: those lines are dead. */
  mend(): void {
    for (const socket of this.#open) socket.destroy();
    this.#vanishing = false;
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
