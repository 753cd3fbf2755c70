package io.github.crisisrules.cli;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.dice.CrisisOdds;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code crisis odds}: exact odds of an attack with Crisis dice or of a Heroic action. */
@Command(
        name = "odds",
        mixinStandardHelpOptions = true,
        versionProvider = CrisisVersion.class,
        description = {
            "Prints exact odds as percentages; JSON and CSV also have them as fractions.",
            "",
            "Two numbers are the attack and defence dice of Crisis Protocol: crisis odds 6 3. Two pools are the action and the reaction of "
                    + "Marvel Heroic: crisis odds 3d8+2d10 2d8+d12.",
            ""
        })
final class OddsCommand extends ReportCommand {
    @Parameters(
            index = "0",
            paramLabel = "ATTACK",
            description = "The number of attack dice, or the pool of the action.")
    private String attack = "";

    @Parameters(
            index = "1",
            paramLabel = "DEFENCE",
            description = "The number of defence dice, or the pool of the reaction.")
    private String defence = "";

    @Override
    Report report() {
        try {
            return attack.matches("[0-9]{1,3}") && defence.matches("[0-9]{1,3}") ? damage() : action();
        } catch (IllegalArgumentException e) {
            throw new InputException(e);
        }
    }

    private Report damage() {
        Distribution<Integer> damage = CrisisOdds.damage(Integer.parseInt(attack), Integer.parseInt(defence));
        return report(
                attack + " attack dice against " + defence + " defence dice",
                damage.outcomes()
                        .filter(least -> least > 0)
                        .sorted()
                        .map(least ->
                                Tuple.of("damage " + least + " or more", damage.chance(dealt -> dealt >= least))));
    }

    private Report action() {
        ActionOdds odds = ActionOdds.hurting(RollPlan.of(Pool.of(attack)), ReactionPlan.of(Pool.of(defence)));
        return report(
                odds.action().pool() + " acts, " + odds.reaction().plan().pool() + " reacts",
                Vector.of(Tuple.of("win", odds.chanceToWin()))
                        .appendAll(DieSize.all()
                                .map(size -> Tuple.of("win with " + size + " or more", odds.chanceOfEffect(size)))));
    }

    private static Report report(String title, Vector<Tuple2<String, Ratio>> chances) {
        Vector<Vector<String>> rows =
                chances.map(chance -> Vector.of(chance._1, chance._2.times(100).toDecimal(4), chance._2.toString()));
        Vector<String> text = rows.map(row -> String.format("%-22s %9s %%", row.get(0), row.get(1)))
                .prepend(title);
        JsonObject json = JsonObject.of("title", title)
                .with(
                        "chances",
                        JsonArray.ofAll(chances.map(chance -> JsonObject.of("of", chance._1)
                                .with("exact", chance._2.toString())
                                .with("percent", chance._2.times(100).toDecimal(4)))));
        return new Report(text, Vector.of("of", "percent", "exact"), rows, json, true);
    }
}
