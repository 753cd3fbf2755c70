package io.github.crisisrules.js;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import java.util.Locale;
import org.teavm.jso.JSObject;

/** Exact odds as plain objects. */
final class Odds {
    private Odds() {}

    /** Returns the chances of a Heroic action that hurts, given by its pools such as {@code 3d8+2d10}. */
    static JSObject heroicAction(JSObject action, JSObject reaction) {
        return Js.guarded(() -> {
            ActionOdds odds = ActionOdds.hurting(
                    RollPlan.of(Pool.of(Js.text(action, "action"))),
                    ReactionPlan.of(Pool.of(Js.text(reaction, "reaction"))));
            return Js.object(JsonObject.builder()
                    .put("win", chance(odds.chanceToWin()))
                    .put(
                            "effects",
                            JsonArray.ofAll(DieSize.all()
                                    .map(size -> JsonObject.of(
                                                    "die", size.toString().toLowerCase(Locale.ROOT))
                                            .with("atLeast", chance(odds.chanceOfEffect(size))))))
                    .build());
        });
    }

    static JsonObject chance(Ratio chance) {
        return JsonObject.of("exact", chance.toString()).with("value", JsonNumber.parse(chance.toDecimal(12)));
    }
}
