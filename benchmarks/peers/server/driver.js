// Load driver: M matches of two players each, every player one connection.
// A match always has one move outstanding (think=0), or rests THINK ms between moves.
// A move counts when the player who made it has received the new state.
// usage: node driver.js bgio|ws|parlour:GAME PORT MATCHES SECONDS THINK_MS [PROCESS]
// PROCESS is the server's; its processor time for the moves is reported too.
const mod = (n) => require(require.resolve(n, { paths: [process.cwd()] }));
const [, , kind, port, nMatches, seconds, think, server] = process.argv;
const M = Number(nMatches), T = Number(seconds) * 1000, THINK = Number(think);
const TABLES = THINK > 0 ? 1 : 5; // for each match
const run = Date.now().toString(36);
const lat = [];
let running = false, moves = 0, startAt = 0, cpuBefore = 0;
const now = () => Number(process.hrtime.bigint()) / 1e6;

function cpu() {
  if (!server) return 0;
  const fields = require('fs').readFileSync(`/proc/${server}/stat`, 'utf8').replace(/.*\)/, '').split(' ');
  return (Number(fields[12]) + Number(fields[13])) / 100; // user and system time, in ticks of 10 ms
}
function done() {
  lat.sort((a, b) => a - b);
  const q = (p) => (lat.length ? lat[Math.min(lat.length - 1, Math.floor(p * lat.length))] : null);
  console.log(JSON.stringify({ moves, seconds: (now() - startAt) / 1000, p50: q(0.5), p99: q(0.99), max: q(1), cpu: cpu() - cpuBefore }));
  process.exit(0);
}
function next(fire) { if (THINK > 0) setTimeout(fire, THINK * (0.5 + Math.random())); else fire(); }

async function bgio() {
  const { io } = mod('socket.io-client');
  const all = [];
  for (let m = 0; m < M; m++) {
    const matchID = `${run}-${m}`;
    const socks = [0, 1].map(() => io(`http://127.0.0.1:${port}/rollbuy`, { transports: ['websocket'], forceNew: true }));
    const st = { state: null, sent: 0, by: -1 };
    const fire = () => {
      if (!running) return;
      const p = st.state.ctx.currentPlayer;
      st.by = Number(p); st.sent = now();
      socks[st.by].emit('update', { type: 'MAKE_MOVE', payload: { type: 'step', args: [], playerID: p } }, st.state._stateID, matchID, p);
    };
    socks.forEach((s, i) => {
      s.on('update', (id, state) => {
        if (i !== st.by || state._stateID <= st.state._stateID) return; // the other player's copy of an older move
        st.state = state;
        if (running) { moves++; lat.push(now() - st.sent); }
        next(fire);
      });
    });
    // one after the other: the first sync creates the match
    for (let i = 0; i < 2; i++) {
      await new Promise((res) => {
        socks[i].on('sync', (id, info) => { st.state = info.state; res(); });
        const ask = () => socks[i].emit('sync', matchID, String(i), undefined, 2);
        if (socks[i].connected) ask(); else socks[i].once('connect', ask);
      });
    }
    all.push(fire);
  }
  return all;
}
async function ws() {
  const WebSocket = mod('ws');
  const all = [];
  for (let m = 0; m < M; m++) {
    const st = { turn: 0, seq: 0, sent: 0, by: -1 };
    const socks = [];
    for (let i = 0; i < 2; i++) {
      const s = new WebSocket(`ws://127.0.0.1:${port}/ws?match=${run}-${m}&player=${i}`, { perMessageDeflate: false });
      await new Promise((res, rej) => { s.on('open', res); s.on('error', rej); });
      socks.push(s);
    }
    const fire = () => {
      if (!running) return;
      st.by = st.turn; st.sent = now();
      socks[st.by].send(JSON.stringify({ type: 'move', move: 'step', args: [], player: st.by, seq: st.seq }));
    };
    socks.forEach((s, i) => s.on('message', (data) => {
      const u = JSON.parse(data);
      if (i !== st.by || u.seq <= st.seq) return; // the other player's copy of an older move
      st.seq = u.seq; st.turn = 1 - st.turn;
      if (running) { moves++; lat.push(now() - st.sent); }
      next(fire);
    }));
    all.push(fire);
  }
  return all;
}
async function parlour(game) {
  const WebSocket = mod('ws');
  const url = `http://127.0.0.1:${port}`;
  const headers = { 'content-type': 'application/json', 'x-parlour': 'program' };
  const call = async (path, body) => {
    const r = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!r.ok) throw new Error(await r.text());
    return r;
  };
  const tag = await call('/api/me', {});
  const token = tag.headers.get('set-cookie').split('=')[1].split(';')[0];
  headers.cookie = `parlour=${token}`;
  // Two at a table that has been opened; `play` makes their moves to its end.
  const sit = async (name) => {
    const seats = [{ who: 'me', name: 'Ann' }, { who: 'here', name: 'Bob' }];
    const { table } = await (await call('/api/tables', { game, seats })).json();
    const st = { by: -1, sent: 0, id: '', count: 0, told: true, over: () => {} };
    const asks = [null, null];
    const socks = [];
    const fire = () => {
      st.by = asks.findIndex((a) => a && a.required);
      if (!running || !st.told || st.by < 0) return; // or the other player's update is on its way still
      st.told = false;
      st.sent = now();
      st.id = `${Date.now().toString(36)}-${name}-${++st.count}`; // begins with the time, as those of our clients do
      const seat = 'AB'[st.by];
      socks[st.by].send(JSON.stringify({ type: 'act', id: st.id, seat, text: asks[st.by].default_action }));
    };
    for (let i = 0; i < 2; i++) {
      const s = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket`, { perMessageDeflate: false, origin: url });
      await new Promise((res, rej) => { s.on('open', res); s.on('error', rej); });
      socks.push(s);
      const greeted = new Promise((res) => { s.greeted = res; });
      s.on('close', (code, why) => { console.error('closed', code, String(why)); process.exit(1); });
      s.on('message', (data) => {
        const u = JSON.parse(data);
        if (u.type === 'snapshot' || u.type === 'update') { if (u.ask !== undefined) asks[i] = u.ask; s.greeted(); }
        if (u.type === 'refused') { console.error(u); process.exit(1); }
        // A move is done when its maker has been shown what it did and told that it is stored.
        if (u.type === 'accepted' && u.id === st.id) {
          if (running) { moves++; lat.push(now() - st.sent); }
          next(() => { st.told = true; fire(); });
        } else if (u.ask && st.told) fire();
        if (u.type === 'update' && u.room && u.room.status === 'over' && i === 0) st.over();
      });
      s.send(JSON.stringify({ type: 'hello', token, seat: 'AB'[i] }));
      await greeted;
    }
    socks[0].send(JSON.stringify({ type: 'start', id: `${name}-start` }));
    return (over) => { st.over = over; fire(); };
  };
  // A game ends; the next two then play on at a table that was opened beforehand, so that M matches are played always.
  const spare = [];
  for (let m = 0; m < M * TABLES; m++) spare.push(await sit(`${run}-${m}`));
  await new Promise((res) => setTimeout(res, 1500));
  const begin = () => {
    const play = spare.pop();
    if (!play) { console.error('too few tables for so many moves: TABLES in driver.js'); process.exit(1); }
    play(begin);
  };
  return Array(M).fill(begin);
}
(async () => {
  const fires = await (kind === 'bgio' ? bgio() : kind === 'ws' ? ws() : parlour(kind.split(':')[1]));
  setTimeout(() => {
    running = true;
    fires.forEach((f) => (THINK > 0 ? setTimeout(f, Math.random() * THINK) : f()));
    setTimeout(() => { startAt = now(); cpuBefore = cpu(); moves = 0; lat.length = 0; setTimeout(done, T); }, 1000);
  }, 300);
})();
