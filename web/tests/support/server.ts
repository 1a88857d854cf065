import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from './parlor';

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** The real server on a free port with a store of its own; it can be stopped and started again on both. */
export class Server {
  #process: ChildProcess | null = null;
  // In memory where there is such a folder: what a disk costs is not what these tests are about.
  readonly #folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'parlor-page-'));
  port = 0;

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    const words = ['serve', '--address', '127.0.0.1', '--port', String(this.port), '--db', join(this.#folder, 'games.db')];
    const page = join(import.meta.dirname, '../../dist');
    const fast = ['--bot-pause', '0', '--bot-think', '30', '--messages-per-second', '2000', '--requests-per-second', '5000', '--tables-per-hour', '9999'];
    this.#process = spawn(program, [...words, '--web', page, ...fast, '--log', 'warn'], { stdio: 'ignore' });
    for (let i = 0; i < 200; i++) {
      if (await fetch(`${this.address}/healthz`).then((answer) => answer.ok, () => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The server does not answer.');
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
