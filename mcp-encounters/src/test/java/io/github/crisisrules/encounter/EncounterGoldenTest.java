package io.github.crisisrules.encounter;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.Golden;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.ColossusTable;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.EncounterView;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkAwaited;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkTable;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A round of each encounter as readable text, in every language: what is awaited, each command, and its events. */
class EncounterGoldenTest {
    private static final int MOST_COMMANDS = 120;

    @ParameterizedTest
    @EnumSource
    void aRoundOfTheColossusReadsAsAStory(Language language) {
        Golden.check(
                "colossus/round." + language.tag() + ".txt",
                round(colossus(Seed.of(3)).in(language), Seed.of(11)));
    }

    @ParameterizedTest
    @EnumSource
    void aRoundOfTheHulkReadsAsAStory(Language language) {
        Golden.check("hulk/round." + language.tag() + ".txt", round(hulk().in(language), Seed.of(5)));
    }

    @ParameterizedTest
    @EnumSource
    void theTablesAreSeenAtAGlance(Language language) {
        var colossus = ColossusTable.of(colossus(Seed.of(3)).in(language))
                .beginFirstRound()
                .attachStatus(StatusCard.withCharacter("Hunted", CombatantId.of("Comet")))
                .activate("Lancer")
                .placeBeam("Lancer", 1, 4)
                .placeBeam("Lancer", 4, 1)
                .placeBeam("Lancer", 4, 2)
                .damageColossus(3)
                .sufferDamage("Bulwark", 2)
                .gainCondition("Bulwark", "Slow")
                .sufferDamage("Comet", 9)
                .endActivation()
                .activate("Warden");
        check("colossus/view", language, colossus.view());
        ColossusTable deploying = ColossusTable.of(colossus(Seed.of(3)).in(language));
        Golden.check(
                "colossus/deployment." + language.tag() + ".txt",
                deploying.view().text());
        ColossusTable pushed = colossus.endActivation().activate("Bulwark").endActivation();
        Golden.check("colossus/push." + language.tag() + ".txt", pushed.view().text());
        HulkTable hulk = HulkTable.of(hulk().in(language))
                .deployTeam()
                .deployHulk()
                .beginFirstRound()
                .activate("Lancer")
                .sufferDamage("Comet", 9)
                .sufferDamage("The Incredible Hulk", 4)
                .gainCondition("Lancer", "Stun")
                .beginEffect("Smoke", "Warden")
                .endActivation();
        while (!(hulk.awaited() instanceof HulkAwaited.AuraRoll)) {
            hulk = hulk.state().frame().active().isDefined()
                    ? hulk.endActivation()
                    : hulk.apply(hulk.choices().head().command(Answers.only()));
        }
        check("hulk/view", language, hulk.rollAura(CrisisFace.HIT, "Lancer").view());
    }

    private static void check(String name, Language language, EncounterView view) {
        Golden.check(name + "." + language.tag() + ".txt", view.text());
        Golden.check(name + "." + language.tag() + ".md", view.markdown());
    }

    static Play<ColossusState, ColossusCommand, ColossusEvent> colossus(Seed seed) {
        return Colossus.play(ColossusSetup.shuffled(ColossusDifficulty.NORMAL, team(), MomentumTrack.STAND_IN, seed));
    }

    static Play<HulkState, HulkCommand, HulkEvent> hulk() {
        return Hulk.play(HulkSetup.builder()
                .difficulty(HulkDifficulty.HARD)
                .team(team())
                .card(HulkCard.standIn())
                .absorbers(Vector.of("North", "South"))
                .serums(Vector.of("Red", "Green"))
                .terrain(Vector.of(Terrain.interactive("Tram", 2), Terrain.interactive("Bench", 1)))
                .build());
    }

    private static CrisisTeam team() {
        return CrisisTeam.of(
                CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
                CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
    }

    private static <S extends EncounterState & Describable, C extends GameCommand, E extends GameEvent<S>> String round(
            Play<S, C, E> start, Seed seed) {
        RandomSource random = seed.random();
        StringBuilder text = new StringBuilder();
        Play<S, C, E> play = start;
        for (int i = 0;
                i < MOST_COMMANDS
                        && play.state().frame().round() < 2
                        && !play.state().isOver();
                i++) {
            text.append(play.awaited().describe(play.wording())).append('\n');
            // The first choices lead the round on, so they are drawn more often.
            Vector<Choice<C>> onward = play.choices().reject(Choice::isGroup);
            int choice = Math.min(random.below(onward.size()), random.below(onward.size()));
            play = play.apply(onward.get(choice).command(AnswerSource.random(random)));
            text.append("> ")
                    .append(play.steps().last().command().describe(play.wording()))
                    .append('\n');
            play.lastSentences()
                    .forEach(sentence -> text.append("  ").append(sentence).append('\n'));
        }
        return text.append("= ")
                .append(play.state().describe(play.wording()))
                .append('\n')
                .toString();
    }
}
