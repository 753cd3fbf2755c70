package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.encounter.hulk.HulkChoices;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkCommandOr;
import io.github.crisisrules.encounter.hulk.HulkEncounter;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * A game of the Incredible Hulk played out by policies. It follows from the seed alone: moment by moment the table and the
 * choice have seeds of their own.
 */
public final class HulkPlay {
    private static final HulkEncounter ENCOUNTER = new HulkEncounter();
    private static final HulkEvent TURN_OVER = new HulkEvent.Framed(new RoundEvent.TurnEnded(Side.COSMIC_THREAT));

    private HulkPlay() {}

    /** Plays a game of at most so many commands. */
    public static Playthrough<HulkState, HulkCommand, HulkEvent> play(
            HulkScenario scenario, Seed seed, int mostCommands) {
        Playthrough<HulkState, HulkCommand, HulkEvent> game =
                Playthrough.from(HulkEncounter.prepare(scenario.setup()).get());
        Vector<HulkCommand> reports = Vector.empty();
        int attacks = 0;
        while (!game.state().isOver() && game.moves().size() < mostCommands) {
            HulkState state = game.state();
            int moment = game.moves().size();
            ChanceHulkTable table = new ChanceHulkTable(seed.split("moment", moment), scenario.odds());
            HulkCommand command;
            if (state.awaits().isEmpty() && reports.nonEmpty()) {
                command = reports.head();
                reports = reports.tail();
                if (ENCOUNTER.decide(state, command).isLeft()) {
                    // Its thrower has been KO'd by Hulk's Rage in the meantime.
                    continue;
                }
            } else {
                boolean tired = attacks >= scenario.odds().actions();
                Vector<HulkCommand> choices = HulkChoices.of(state, table).reject(each -> tired && isAttack(each));
                command = policy(scenario, state).choose(state, choices, seed.split("choice", moment));
                reports = reports.appendAll(command.match(new Consequences(table)));
            }
            Transition<HulkState, HulkEvent> done = ENCOUNTER
                    .decide(state, command)
                    .getOrElseThrow(violation -> new AssertionError("a legal choice was refused: " + violation));
            attacks = done.state().round().active().isEmpty() ? 0 : attacks + (isAttack(command) ? 1 : 0);
            game = game.then(command, done);
        }
        return game;
    }

    /** How a game went. */
    public static GameResult result(Playthrough<HulkState, HulkCommand, HulkEvent> game) {
        return new GameResult(game.state().ending(), game.state().round().round());
    }

    /** The game in words: a line for each event with its rule, and how things stand after each turn. */
    public static String story(Playthrough<HulkState, HulkCommand, HulkEvent> game) {
        StringBuilder words = new StringBuilder();
        HulkState state = game.start();
        for (HulkEvent event : game.log()) {
            state = ENCOUNTER.evolve(state, event);
            words.append(String.format(Locale.ROOT, "%-13s %s\n", event.rule(), event.sentence()));
            if (event.equals(TURN_OVER)) {
                words.append(standing(state)).append('\n');
            }
        }
        return words.append(standing(state)).append('\n').toString();
    }

    private static String standing(HulkState state) {
        return "              -- Crisis Team " + state.round().points(Side.CRISIS_TEAM) + " VPs, Cosmic Threat "
                + state.round().points(Side.COSMIC_THREAT) + " VPs, Rage " + state.rage() + ", Hulk has "
                + state.hulk().damage() + " damage and " + state.hulk().power() + " Power; Subdued: "
                + (state.subdued().isEmpty() ? "nobody" : state.subdued().mkString(", "))
                + state.ending().map(ending -> "; " + ending).getOrElse("");
    }

    /** The Cosmic Threat answers what is awaited after setup, and plays its turns and its steps; else the Crisis Team. */
    private static HulkPolicy policy(HulkScenario scenario, HulkState state) {
        boolean cosmic = state.awaits().isDefined()
                || state.round().turnSide().contains(Side.COSMIC_THREAT)
                || state.round().floor().contains(Side.COSMIC_THREAT);
        return cosmic ? scenario.cosmicThreat() : scenario.crisisTeam();
    }

    private static boolean isAttack(HulkCommand command) {
        return command.match(new HulkCommandOr<Boolean>() {
            @Override
            public Boolean declareAttack(HulkCommand.DeclareAttack attack) {
                return true;
            }

            @Override
            public Boolean attackHulk(HulkCommand.AttackHulk attack) {
                return true;
            }

            @Override
            protected Boolean otherwise(HulkCommand other) {
                return false;
            }
        });
    }

    /** Thrown terrain that hits Hulk collides with him and is destroyed. */
    private static final class Consequences extends HulkCommandOr<Vector<HulkCommand>> {
        private final ChanceHulkTable table;

        Consequences(ChanceHulkTable table) {
            this.table = table;
        }

        @Override
        public Vector<HulkCommand> throwTerrain(HulkCommand.ThrowTerrain command) {
            return table.hitsHulk()
                    ? Vector.of(
                            new HulkCommand.CollideHulk(command.terrain().size()),
                            new HulkCommand.DestroyTerrain(command.thrower(), command.terrain(), true))
                    : Vector.empty();
        }

        @Override
        protected Vector<HulkCommand> otherwise(HulkCommand command) {
            return Vector.empty();
        }
    }
}
