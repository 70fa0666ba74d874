"""A bot that does anything legal: OUBLIETTE_TOKEN=… python3 bot.py [server] [link of a table]. Standard library only."""
import http.client, json, os, random, re, sys, time, urllib.error, urllib.request, uuid

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
TROUBLE = (OSError, http.client.HTTPException)  # The server is away: it will be back.
HEADERS = {"Authorization": "Bearer " + os.environ["OUBLIETTE_TOKEN"], "Content-Type": "application/json"}


def ask(path, body):
    """Asks, again and again while the server is away or has too much to do. The same body is safe to send twice."""
    request = urllib.request.Request(SERVER + "/api/robot" + path, json.dumps(body).encode(), HEADERS)
    pause = 0.5
    while True:
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                return json.load(error)
        except TROUBLE:
            pass
        time.sleep(pause)
        pause = min(2 * pause, 15)


def choose(turn):
    """Any listed action; where not all are listed, its numbers are anything within their bounds. Improve this."""
    action = random.choice(turn["actions"])
    bounds = turn.get("bounds", {}).get(action["type"], {})
    return {**action, **{name: random.randint(*reach) for name, reach in bounds.items()}}


def hear(line):
    if line["type"] == "invited":
        ask(f"/matches/{line['match']}/seat", {})
    if line["type"] == "ended":
        print(line["match"], "ended", json.dumps(line["outcome"]), flush=True)
    if line["type"] == "closed" and line["why"] != "closing":
        sys.exit(line["why"] != "replaced")
    if line["type"] == "turn":
        act = {"id": str(uuid.uuid4()), "decision": line["decision"], "action": choose(line)}
        answer = ask(f"/matches/{line['match']}/act", act)
        if answer.get("type") != "done" and answer.get("failure") != "stale":
            print(line["match"], answer.get("sentence", answer), file=sys.stderr)


if len(sys.argv) > 2:
    match, key = re.search(r"/online/([a-z0-9]+)#([\w-]+)", sys.argv[2]).groups()
    print(json.dumps(ask(f"/matches/{match}/seat", {"key": key})), flush=True)
while True:  # What is still to do is told again at the beginning of every stream.
    try:
        stream = urllib.request.Request(SERVER + "/api/robot/stream", None, HEADERS)
        for text in urllib.request.urlopen(stream, timeout=60):
            hear(json.loads(text) if text.strip() else {"type": "nothing"})
    except urllib.error.HTTPError as error:
        if error.code == 401:
            sys.exit("The token is not known.")
    except TROUBLE as error:
        print(error, file=sys.stderr)
    time.sleep(1)
