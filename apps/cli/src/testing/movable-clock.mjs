// Loaded before a program (node --import) so that a test can move its clock: a token of ten minutes expires at once.
const TrueDate = Date;
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const now = () => TrueDate.now() + ahead;

globalThis.Date = new Proxy(TrueDate, {
  apply: () => new TrueDate(now()).toString(),
  construct: (target, values, asked) => Reflect.construct(target, values.length === 0 ? [now()] : values, asked),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (milliseconds) => {
  ahead += milliseconds;
  process.send(ahead);
});
// What a worker started ends with it.
process.on('disconnect', () => process.exit());
// The channel must not keep the process alive.
process.channel?.unref();
