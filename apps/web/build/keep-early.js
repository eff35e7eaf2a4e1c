// Stands in every page of the app, after what is painted of it: keeps which buttons somebody presses,
// what somebody types, chooses and opens, where the keyboard is and what is in sight, before the scripts
// are there, for src/platform/early.ts to carry out. No painted form is sent by itself.
(() => {
  const controls = '#root :is(a, button, details, input, select, textarea)';
  const painted = [...document.querySelectorAll(controls)];
  const stable = painted.filter((control) => control.closest('main'));
  const kept = {
    ...{ painted, pressed: [], held: null, focused: null, changed: new Set(), seen: null, top: 0 },
    end: () => undefined,
  };
  const press = (button) => {
    // Who presses again because nothing happens means one press.
    if (!painted.includes(button) || kept.pressed.at(-1) === button) return;
    button.setAttribute('aria-busy', 'true');
    kept.pressed.push(button);
  };
  // What a press there acts on: the part that a summary opens, the field of a label.
  const pressedAt = (target) => {
    const control =
      target.closest('summary')?.parentElement ??
      target.closest('label')?.control ??
      target.closest('a, button, input');
    return painted.includes(control) ? control : null;
  };
  const keep = (event) => {
    const { type, target } = event;
    if (type === 'submit') event.preventDefault();
    else if (type === 'mousedown') kept.held = event.button === 0 ? pressedAt(target) : null;
    else if (type === 'mouseup') kept.held = null;
    else if (type === 'click') {
      press(target.closest('button'));
      // At once: that it has opened is said later, when the page may be another already.
      const details = pressedAt(target);
      if (details?.localName === 'details') kept.changed.add(details);
    } else if (type === 'scroll') {
      kept.seen = stable.find((control) => control.getBoundingClientRect().bottom > 0) ?? null;
      kept.top = kept.seen?.getBoundingClientRect().top ?? 0;
    } else if (painted.includes(target)) {
      if (type === 'focusin') kept.focused = target;
      else kept.changed.add(target);
    }
  };
  const kinds = ['mousedown', 'mouseup', 'click', 'input', 'focusin', 'submit', 'scroll'];
  for (const kind of kinds) addEventListener(kind, keep, true);
  kept.end = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true);
  };
  window.keptEarly = kept;
})();
