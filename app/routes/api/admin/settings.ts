import { api, call } from "#app/http/api.server.ts";
import { SETTING_NAMES, WireSettings } from "#app/http/wire/settings.ts";
import { ChangedSettings } from "#app/shop/setting-forms.ts";
import { changeSettings, readSettingTexts } from "#app/shop/settings.server.ts";

const handle = api("/api/admin/settings", {
  GET: call({
    summary: "The shop's settings",
    access: "settings.manage",
    output: WireSettings,
    run: () => readSettingTexts(SETTING_NAMES),
  }),
  PUT: call({
    summary: "Change some of the shop's settings",
    description: "What is left out stays. Who changed what, from what to what, is in the audit record.",
    access: "settings.manage",
    input: ChangedSettings,
    output: WireSettings,
    async run({ viewer, input }) {
      await changeSettings(viewer, input);
      return readSettingTexts(SETTING_NAMES);
    },
  }),
});

export { handle as action, handle as loader };
