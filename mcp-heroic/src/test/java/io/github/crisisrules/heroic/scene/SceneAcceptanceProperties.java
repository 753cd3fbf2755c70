package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.testing.PlayArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** In any state of a scene, a command is accepted exactly if the literal reading of the rules sheet allows it. */
class SceneAcceptanceProperties {
    private static final int COMMANDS = 40;

    @Provide
    Arbitrary<Play<SceneState, SceneCommand, SceneEvent>> plays() {
        return PlayArbitraries.inMidGame(
                Arbitraries.longs().map(seed -> new SceneSubject().start(Seed.of(seed))),
                state -> ThinkableCommands.here(state).toVector(),
                COMMANDS);
    }

    @Property(tries = 25)
    @Verifies({SCENES, ORDER, POOL, USE, PP_ANY, PP_EARN, DOOM_SPEND, XP_SPEND})
    void aCommandIsAcceptedExactlyIfTheRulesSheetAllowsIt(
            @ForAll("plays") Play<SceneState, SceneCommand, SceneEvent> play, @ForAll long seed) {
        SceneState state = play.state();
        Vector<SceneCommand> commands =
                ThinkableCommands.here(state).toVector().appendAll(ThinkableCommands.foreign(state, Seed.of(seed)));
        for (SceneCommand command : commands) {
            Either<RuleViolation, Play<SceneState, SceneCommand, SceneEvent>> answer =
                    Play.of(play.game(), state).attempt(command);
            assertThat(answer.isRight()).as("%s", command).isEqualTo(LiteralLegality.allows(state, command));
            for (RuleViolation refusal : answer.swap()) {
                for (Language language : Language.values()) {
                    assertThat(refusal.describe(play.wording().in(language))).isNotBlank();
                }
            }
            answer.forEach(after -> new SceneSubject().checkInvariants(after.state()));
        }
    }
}
