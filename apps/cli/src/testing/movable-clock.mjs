// Loaded before a program (node --import) whose clock a test moves: a token of ten minutes ends at once.
const TrueDate = Date;
let ahead = 0;
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
// The program ends when it has nothing more to do, whether or not the test is still there.
process.channel?.unref();
