package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.encounter.colossus.Awaiting;
import io.github.crisisrules.encounter.colossus.BeamToken;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDice;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.round.RoundChoices;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A game of policies against each other, command by command. */
public final class ColossusPlay {
    private static final Colossus COLOSSUS = new Colossus();

    private ColossusPlay() {}

    /** The game from this setup to its end, or to the end of so many rounds. */
    public static Playthrough<ColossusState, ColossusCommand, ColossusEvent> play(
            ColossusSetup setup, ColossusPlayers players, ColossusTable table, int rounds, Seed seed) {
        Playthrough<ColossusState, ColossusCommand, ColossusEvent> game = Playthrough.from(ColossusState.setup(setup));
        while (!game.state().isOver() && game.state().frame().round() <= rounds) {
            game = move(game, players, table, seed);
        }
        return game;
    }

    private static Playthrough<ColossusState, ColossusCommand, ColossusEvent> move(
            Playthrough<ColossusState, ColossusCommand, ColossusEvent> game,
            ColossusPlayers players,
            ColossusTable table,
            Seed seed) {
        ColossusState state = game.state();
        Seed own = seed.split("move", game.moves().size());
        if (state.awaiting() != Awaiting.ROUND) {
            return take(game, table.answer(state, own));
        }
        RoundState frame = state.frame();
        if (frame.turn().isEmpty()) {
            return take(game, frame(RoundChoices.of(frame).head()));
        }
        Vector<CombatantId> able = RoundChoices.mayActivate(frame);
        CombatantId next = players.next(state, able, own);
        Playthrough<ColossusState, ColossusCommand, ColossusEvent> begun =
                take(game, frame(new RoundCommand.Activate(next)));
        return activation(begun, next, players.plan(begun.state(), next, own.split("plan")), table, seed);
    }

    /** One action after the other; a Rampage that one of them sets off is played out before the next. */
    private static Playthrough<ColossusState, ColossusCommand, ColossusEvent> activation(
            Playthrough<ColossusState, ColossusCommand, ColossusEvent> begun,
            CombatantId active,
            Vector<CrisisAction> plan,
            ColossusTable table,
            Seed seed) {
        Playthrough<ColossusState, ColossusCommand, ColossusEvent> game = begun;
        for (CrisisAction action : plan) {
            if (!goesOn(game, active)) {
                return game;
            }
            Seed own = seed.split("move", game.moves().size()).split("dice");
            Option<ColossusCommand> command = action(game.state(), active, action, own);
            game = command.isDefined() ? rampages(take(game, command.get()), table, seed) : game;
        }
        return goesOn(game, active) ? take(game, frame(new RoundCommand.EndActivation())) : game;
    }

    private static boolean goesOn(Playthrough<ColossusState, ColossusCommand, ColossusEvent> game, CombatantId active) {
        return game.state().awaiting() == Awaiting.ROUND
                && game.state().frame().active().contains(active);
    }

    private static Playthrough<ColossusState, ColossusCommand, ColossusEvent> rampages(
            Playthrough<ColossusState, ColossusCommand, ColossusEvent> begun, ColossusTable table, Seed seed) {
        Playthrough<ColossusState, ColossusCommand, ColossusEvent> game = begun;
        while (game.state().awaiting() != Awaiting.ROUND && !game.state().isOver()) {
            game = take(
                    game,
                    table.answer(game.state(), seed.split("move", game.moves().size())));
        }
        return game;
    }

    private static Option<ColossusCommand> action(
            ColossusState state, CombatantId active, CrisisAction action, Seed seed) {
        return action.match(dice -> attack(state, dice, seed), token -> beam(state, active, token));
    }

    private static Option<ColossusCommand> attack(ColossusState state, int dice, Seed seed) {
        int defence = ColossusCard.defenceDice(state.setup().track(), state.momentum());
        CrisisRoll attack = CrisisRolls.roll(RollRules.attack(), DicePool.of(dice), seed.split("attack"));
        CrisisRoll blocks = CrisisRolls.roll(RollRules.defence(), DicePool.of(defence), seed.split("defence"));
        int damage = ColossusDice.resolve(ColossusCard.ID, attack, blocks).damage();
        return Option.when(damage > 0, () -> new ColossusCommand.StrikeColossus(damage));
    }

    private static Option<ColossusCommand> beam(ColossusState state, CombatantId active, BeamToken token) {
        boolean possible = state.stands(token.on())
                && state.stands(token.toward())
                && !state.beams().contains(token);
        return Option.when(possible, () -> new ColossusCommand.PlaceBeam(active, token.on(), token.toward()));
    }

    private static ColossusCommand frame(RoundCommand command) {
        return new ColossusCommand.InRound(command);
    }

    private static Playthrough<ColossusState, ColossusCommand, ColossusEvent> take(
            Playthrough<ColossusState, ColossusCommand, ColossusEvent> game, ColossusCommand command) {
        return COLOSSUS.decide(game.state(), command)
                .map(done -> game.then(command, done))
                .getOrElseThrow(violation ->
                        new IllegalArgumentException("a policy gave " + command + ": " + violation.message()));
    }
}
