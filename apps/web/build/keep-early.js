// Stands in every page of the app, after what is painted of it: keeps which button somebody presses,
// what somebody types, and where the keyboard is, before the scripts are there, for
// src/platform/early.ts to carry out. No painted form is sent by itself.
(() => {
  const painted = [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')];
  const kept = { painted, pressed: null, focused: null, typed: new Set(), end: () => undefined };
  const keep = (event) => {
    const { type, target } = event;
    if (type === 'submit') {
      event.preventDefault();
      return;
    }
    if (type !== 'click') {
      if (!painted.includes(target)) return;
      if (type === 'input') kept.typed.add(target);
      else kept.focused = target;
      return;
    }
    const button = target.closest('button');
    if (!painted.includes(button)) return;
    kept.pressed?.removeAttribute('aria-busy');
    button.setAttribute('aria-busy', 'true');
    kept.pressed = button;
  };
  const kinds = ['click', 'input', 'focusin', 'submit'];
  for (const kind of kinds) addEventListener(kind, keep, true);
  kept.end = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true);
  };
  window.keptEarly = kept;
})();
