export async function loadDemoWorld(_options: { onlyIfEmpty: boolean }) {}
